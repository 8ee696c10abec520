import type { OpenAPIObject } from '@nestjs/swagger';
import { apiPage } from './api-page';

const document = {
  openapi: '3.0.0',
  info: { title: 'x', version: '1' },
  paths: {
    '/api/things/{code}': {
      get: {
        ...{ tags: ['things'], summary: 'One thing', responses: {}, security: [{ bearer: [] }] },
        parameters: [
          { name: 'code', in: 'path', required: true },
          { name: 'secrets', in: 'query' },
        ],
      },
      post: {
        ...{ tags: ['things'], summary: 'Make a thing', responses: {}, security: [{ bearer: [] }] },
        requestBody: { content: { 'application/json': { examples: { one: { value: { name: 'a' } } } } } },
      },
    },
    '/healthz': { get: { tags: ['health'], summary: 'Alive', responses: {} } },
  },
} as unknown as OpenAPIObject;

describe('the page of the REST API', () => {
  it('says of what may follow only what the summary of a call has not said', () => {
    const parameters = ['search', 'from'].map((name) => ({ name, in: 'query' }));
    const get = { tags: ['things'], summary: 'Things, 200 at a time: ?search=', responses: {}, parameters };
    const { groups } = apiPage({ ...document, paths: { '/api/things': { get } } } as unknown as OpenAPIObject);
    expect(groups[0]?.calls[0]?.queries).toEqual(['from']);
  });

  it('names each call by its tag: who needs the key, what may follow, a body to begin with', () => {
    expect(apiPage(document)).toEqual({
      groups: [
        {
          name: 'health',
          calls: [{ method: 'GET', path: '/healthz', summary: 'Alive', keyed: false, queries: [], sample: '' }],
        },
        {
          name: 'things',
          calls: [
            {
              ...{ method: 'GET', path: '/api/things/{code}', summary: 'One thing', keyed: true },
              ...{ queries: ['secrets'], sample: '' },
            },
            {
              ...{ method: 'POST', path: '/api/things/{code}', summary: 'Make a thing', keyed: true },
              ...{ queries: [], sample: '{\n  "name": "a"\n}' },
            },
          ],
        },
      ],
    });
  });
});
