require('./group').group('test', 1, 8);
