require('./group').group('src', 10, 10);
