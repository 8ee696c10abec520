import { Client, type ClientConfig } from 'pg';
import { onOwnConnection } from './own-connection';
import { Servers } from './servers';

type Done = (error: Error) => void;

/** A client that goes to whichever of `servers` is written to when it connects. Whoever uses it lets them check it then. */
export function clientTo(servers: Servers): typeof Client {
  return class ClientToWritten extends Client {
    override connect(): Promise<Client>;
    override connect(done: Done): void;
    override connect(done?: Done): Promise<Client> | void {
      // One that is lost may be the first to tell that another server is written to now.
      this.once('end', () => servers.forget());
      const found = servers.written().then((url) => void Object.assign(this, addressOf(url)));
      if (done === undefined) return found.then(() => super.connect());
      found.then(() => super.connect(done), done);
    }
  };
}

/** Does `work` on a connection of its own to the database at `url`, of whose servers to the one that is written to. */
export async function onDatabase<T>(
  url: string,
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const servers = Servers.of(url);
  const connectionString = (await servers?.written()) ?? url;
  return onOwnConnection({ ...config, connectionString }, async (client) => {
    await servers?.check(client);
    return work(client);
  });
}

/** As node-postgres reads it: with its defaults for what is left out. */
function addressOf(url: string): { host: string; port: number } {
  const { host, port } = new Client({ connectionString: url });
  return { host, port };
}
