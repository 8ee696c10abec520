import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Express } from 'express';
import { apiPage } from './api-page';

/** The REST API told: to people at `/api`, to programs at `/api/openapi.json`, and to be tried at `/api/try`. */
export function serveApi(app: NestExpressApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Despatch')
    .setDescription('Hex wargames by mail')
    .setVersion('1')
    .addBearerAuth()
    .build();
  let made: OpenAPIObject | undefined;
  const document = (): OpenAPIObject => (made ??= SwaggerModule.createDocument(app, about));
  SwaggerModule.setup('api/try', app, document, { jsonDocumentUrl: 'api/openapi.json' });
  const express = app.getHttpAdapter().getInstance() as Express;
  express.get('/api', (_request, response) => response.render('api', apiPage(document())));
}
