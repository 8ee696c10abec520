require('./group').group('src', 5, 5);
