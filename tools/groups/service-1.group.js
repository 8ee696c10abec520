require('./group').group('test', 1, 3);
