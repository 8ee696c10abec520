require('./group').group('src', 8, 10);
