import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { QueuesRepository } from './queues.repository';
import { StandingGauges } from './standing-gauges';

/** What is counted, and how the service stands. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, QueuesRepository, StandingGauges],
  exports: [Metrics, QueuesRepository],
})
export class MetricsModule {}
