import type { OpenAPIObject } from '@nestjs/swagger';

/** A call of the REST API, as the page names it. */
export interface ApiCall {
  method: string;
  path: string;
  summary: string;
  keyed: boolean;
  /** Words behind `?` that it knows. */
  queries: string[];
  /** A body to begin with, as JSON; empty: none is printed. */
  sample: string;
}

/** What `api.hbs` shows: the calls by their tag, in the order of the document. */
export interface ApiPage {
  groups: { name: string; calls: ApiCall[] }[];
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The page of an OpenAPI document, to be read by people; programs read the document itself. */
export function apiPage({ paths }: OpenAPIObject): ApiPage {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const name = operation.tags?.[0] ?? 'others';
      groups.set(name, [...(groups.get(name) ?? []), callOf(method.toUpperCase(), path, operation)]);
    }
  }
  return { groups: [...groups].map(([name, calls]) => ({ name, calls })).sort(byName) };
}

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const parameters = (operation.parameters ?? []).flatMap((p) => ('name' in p && p.in === 'query' ? [p.name] : []));
  return {
    ...{ method, path },
    summary: operation.summary ?? '',
    keyed: (operation.security ?? []).length > 0,
    // Those that the summary names are not said twice.
    queries: parameters.filter((name) => operation.summary?.includes(`?${name}=`) !== true),
    sample: sampleOf(operation),
  };
}

/** The first example of a body that the document prints. */
function sampleOf({ requestBody }: Operation): string {
  const content = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  const [example] = Object.values(content?.examples ?? {});
  return example && 'value' in example ? JSON.stringify(example.value, null, 2) : '';
}
