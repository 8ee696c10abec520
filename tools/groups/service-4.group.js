require('./group').group('test', 4, 4);
