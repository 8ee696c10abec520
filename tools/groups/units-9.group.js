require('./group').group('src', 9, 10);
