require('./group').group('src', 2, 3);
