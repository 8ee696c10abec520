require('./group').group('test', 8, 8);
