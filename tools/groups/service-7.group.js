require('./group').group('test', 7, 8);
