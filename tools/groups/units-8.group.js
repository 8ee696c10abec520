require('./group').group('src', 8, 8);
