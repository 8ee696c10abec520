import { eachServer } from './database-url';

describe('DATABASE_URL', () => {
  it.each([
    ['postgres://club:pass@db:5433/despatch', ['postgres://club:pass@db:5433/despatch']],
    ['postgresql:///despatch?host=/run/postgresql', ['postgresql:///despatch?host=/run/postgresql']],
    ['postgres://a:1,b:2/x', ['postgres://a:1/x', 'postgres://b:2/x']],
    [
      'postgres://club:p%2Cq@a,[::1]:5433/x?target_session_attrs=read-write&sslmode=require',
      ['postgres://club:p%2Cq@a/x?sslmode=require', 'postgres://club:p%2Cq@[::1]:5433/x?sslmode=require'],
    ],
    ['postgres://a,b/x?target_session_attrs=primary', ['postgres://a/x', 'postgres://b/x']],
  ])('%s names each of its servers', (url, servers) => {
    expect(eachServer(url)).toEqual(servers);
  });
  it.each([
    'mysql://a/x',
    'postgres://a,,b/x',
    'postgres://a:1,b:many/x',
    'postgres://a,b/x?target_session_attrs=any',
    'db:5432',
  ])('%s is refused: no server, or one that need not be written to', (url) => {
    expect(eachServer(url)).toBeNull();
  });
});
