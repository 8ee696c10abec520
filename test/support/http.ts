/** The body of an answer, as the caller knows it to be made. */
export const bodyOf = <T>(answer: { body: unknown }): T => answer.body as T;

/** How the API tells that something is wrong. */
export interface Fault {
  statusCode: number;
  message: string;
}

/** The sentence of an error. */
export const messageOf = (answer: { body: unknown }): string => bodyOf<Fault>(answer).message;
