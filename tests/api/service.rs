//! The whole app on a database, called without a network.

use std::future::Future;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::rc::Rc;

use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::test::{TestRequest, call_service, init_service};
use tanto::store::Store;
use tanto::web::http::state::{App, Settings, Shared};
use tokio::sync::OnceCell;

use crate::place::Place;

type Responding = Pin<Box<dyn Future<Output = ServiceResponse<BoxBody>>>>;
type Responder = Box<dyn Fn(TestRequest) -> Responding>;

pub struct Service {
    pub app: Shared,
    /// Made by the first request.
    responder: OnceCell<Responder>,
    /// The database of [`Service::new`], removed with it.
    _place: Option<Place>,
}

impl Service {
    /// A service with its own database.
    pub fn new() -> Self {
        let place = Place::sqlite();
        let service = Self::at(&place);
        Self { _place: Some(place), ..service }
    }

    pub fn at(place: &Place) -> Self {
        Self::with(place.open(), Settings { create_limit: NonZeroU32::MAX, ..Settings::default() })
    }

    pub fn with(store: Store, settings: Settings) -> Self {
        Self { app: App::shared(store, settings), responder: OnceCell::new(), _place: None }
    }

    pub async fn respond(&self, request: TestRequest) -> ServiceResponse<BoxBody> {
        let responder = self.responder.get_or_init(|| async {
            let service = Rc::new(init_service(tanto::web::app(self.app.clone())).await);
            Box::new(move |request: TestRequest| {
                let (service, request) = (Rc::clone(&service), request.to_request());
                Box::pin(async move { call_service(&*service, request).await.map_into_boxed_body() }) as Responding
            }) as Responder
        });
        (responder.await)(request).await
    }
}
