"""What can be asked over HTTP and said over a socket, one file a subject."""
