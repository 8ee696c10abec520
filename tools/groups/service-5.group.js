require('./group').group('test', 5, 6);
