require('./group').group('src', 1, 3);
