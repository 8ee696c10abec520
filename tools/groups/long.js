'use strict';

/** Specs that run alone, the longest first, and begin before all groups. */
exports.LONG = ['test/ops/service.spec.ts', 'src/systems/mercury/service/leaks.spec.ts'];
