require('./group').group('src', 6, 8);
