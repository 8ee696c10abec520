require('./group').group('test', 2, 3);
