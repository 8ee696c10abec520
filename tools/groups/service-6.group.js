require('./group').group('test', 6, 6);
