require('./group').group('src', 4, 5);
