import { HttpException } from '@nestjs/common';
import type { Response } from 'express';

/** Errors that are told in their own words. */
const HIS = ['BadGame', 'UnknownSystem', 'UnknownScenario', 'NoSuchGame'];

/** What was done, or why not, to be said above the page: nothing that was typed wrong is an error page. */
export async function triedOn<T>(response: Response, act: () => Promise<T>): Promise<T | { wrong: string }> {
  try {
    return await act();
  } catch (error) {
    const his = error instanceof HttpException || (error instanceof Error && HIS.includes(error.name));
    if (!his || !(error instanceof Error)) throw error;
    response.status(error instanceof HttpException ? error.getStatus() : 400);
    return { wrong: error.message };
  }
}
