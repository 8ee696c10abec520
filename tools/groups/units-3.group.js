require('./group').group('src', 3, 3);
