require('./group').group('test', 3, 3);
