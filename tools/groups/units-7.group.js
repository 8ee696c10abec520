require('./group').group('src', 7, 8);
