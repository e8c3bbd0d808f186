"""What goes over HTTP: the bodies of requests and of answers, a module for each part of the API."""
