import { createConfig, lintFromString } from '@redocly/openapi-core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, swap, type Tool } from './defect-classes.ts';

const contract = json({
  openapi: '3.1.0',
  info: { title: 'Bank', version: '1.0.0', license: { name: 'none', identifier: 'none' } },
  servers: [{ url: 'https://bank.test' }],
  security: [],
  paths: {
    '/code': {
      post: {
        operationId: 'sendCode',
        summary: 'Sends a code',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['telephone'],
                properties: { telephone: { type: 'string' } },
              },
            },
          },
        },
        responses: { 200: { description: 'sent' }, 400: { description: 'refused' } },
      },
    },
  },
});

const clean = json({
  arazzo: '1.0.1',
  info: { title: 'Journey', version: '1.0.0' },
  sourceDescriptions: [{ name: 'bank', type: 'openapi', url: 'bank.json' }],
  workflows: [
    {
      workflowId: 'change',
      inputs: { type: 'object', properties: { kind: { type: 'string', enum: ['A', 'B'] } } },
      steps: [
        {
          stepId: 'ask',
          operationId: 'sendCode',
          requestBody: { payload: { telephone: '123' } },
          outputs: { place: '$response.body#/place' },
          successCriteria: [{ condition: '$statusCode == 200' }],
          onSuccess: [
            { name: 'again', type: 'goto', stepId: 'last', criteria: [{ condition: "$inputs.kind == 'A'" }] },
          ],
        },
        {
          stepId: 'last',
          operationId: 'sendCode',
          requestBody: { payload: { telephone: '$steps.ask.outputs.place' } },
          successCriteria: [{ condition: '$statusCode == 200' }],
          onSuccess: [{ name: 'done', type: 'end' }],
        },
      ],
    },
  ],
});

const step = (id: string, to: string) =>
  `{ "stepId": "${id}", "operationId": "sendCode", "requestBody": { "payload": { "telephone": "1" } }, "successCriteria": [{ "condition": "$statusCode == 200" }], "onSuccess": [{ "name": "on", "type": "goto", "stepId": "${to}" }] }`;
const behindLast = '"type": "end"\n            }\n          ]\n        }';
const guard = `$inputs.kind == 'A'`;
const again =
  '{\n              "name": "again",\n              "type": "goto",\n              "stepId": "last",\n              "criteria": [\n                {\n                  "condition": "$inputs.kind == \'A\'"\n                }\n              ]\n            }';

/** All of Redocly’s rules on an Arazzo description. */
export const redoclyTool = (version: string): Tool => ({
  name: 'Redocly (Arazzo)',
  version,
  clean,
  planted: {
    target: swap(
      clean,
      '"stepId": "last",\n              "criteria"',
      '"stepId": "lst",\n              "criteria"',
    ),
    key: swap(clean, '"successCriteria"', '"succesCriteria"'),
    twice: swap(clean, '"workflowId": "change",', '"workflowId": "chang",\n "workflowId": "change",'),
    unreached: swap(clean, behindLast, `${behindLast}, ${step('alone', 'last')}`),
    island: swap(clean, behindLast, `${behindLast}, ${step('one', 'other')}, ${step('other', 'one')}`),
    trap: swap(
      clean,
      '"name": "done",\n              "type": "end"',
      '"name": "done", "type": "goto", "stepId": "last"',
    ),
    loop: swap(clean, again, '{ "name": "again", "type": "goto", "stepId": "ask" }'),
    value: swap(clean, guard, `$inputs.kind == 'C'`),
    never: swap(clean, guard, `$inputs.kind == 'A' && $inputs.kind == 'B'`),
    shadowed: swap(clean, again, `${again}, ${again.replace('"again"', '"twice"')}`),
    unset: swap(clean, '$steps.ask.outputs.place', '$steps.ask.outputs.nothing'),
    contract: swap(clean, '"telephone": "123"', '"note": "123"'),
  },
  findings: async (definition) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
    writeFileSync(join(folder, 'bank.json'), contract);
    const config = await createConfig({ extends: ['all'] });
    const absoluteRef = join(folder, 'journey.arazzo.json');
    writeFileSync(absoluteRef, definition);
    try {
      const problems = await lintFromString({ source: definition, absoluteRef, config });
      return problems.map(({ ruleId }) => ruleId);
    } catch (error) {
      return [String(error)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
