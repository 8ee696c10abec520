require('./group').group('test', 4, 6);
