require('./group').group('src', 7, 10);
