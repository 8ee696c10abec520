import { NotFoundException, ServiceUnavailableException, type ArgumentsHost, type HttpException } from '@nestjs/common';
import { FaultsFilter } from './faults.filter';

/** The status and headers that a request is answered with. */
function answered(fault: HttpException, path: string, accepts: 'json' | 'html'): object {
  const headers: Record<string, unknown> = {};
  let status = 0;
  const response = {
    status: (code: number) => (status = code),
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    json: () => undefined,
    render: () => undefined,
  };
  const http = { getRequest: () => ({ path, accepts: () => accepts }), getResponse: () => response };
  new FaultsFilter().catch(fault, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { status, retry: headers['Retry-After'] };
}

describe('who is sent away while too many wait', () => {
  it.each([
    ['/g/token/check', 'html'],
    ['/api/games/22AA/export', 'json'],
  ] as const)('is told when to come again: %s', (path, accepts) => {
    const many = new ServiceUnavailableException('Too many look at once.');
    expect(answered(many, path, accepts)).toEqual({ status: 503, retry: expect.any(Number) as number });
  });

  it('and nobody else is', () => {
    expect(answered(new NotFoundException(), '/g/x', 'html')).toEqual({ status: 404, retry: undefined });
  });
});
