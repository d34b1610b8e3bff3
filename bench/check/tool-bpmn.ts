import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { swap, type Tool } from './defect-classes.ts';

const clean = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="definitions" targetNamespace="http://bpmn.io/schema/bpmn">
  <bpmn:process id="process" name="Journey" isExecutable="true">
    <bpmn:startEvent id="begin" name="Begin"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="ask" name="Ask"><bpmn:incoming>f1</bpmn:incoming><bpmn:outgoing>f2</bpmn:outgoing></bpmn:userTask>
    <bpmn:exclusiveGateway id="which" name="Which?" default="f4"><bpmn:incoming>f2</bpmn:incoming><bpmn:outgoing>f3</bpmn:outgoing><bpmn:outgoing>f4</bpmn:outgoing></bpmn:exclusiveGateway>
    <bpmn:endEvent id="done" name="Done"><bpmn:incoming>f3</bpmn:incoming></bpmn:endEvent>
    <bpmn:endEvent id="failed" name="Failed"><bpmn:incoming>f4</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="f1" sourceRef="begin" targetRef="ask" />
    <bpmn:sequenceFlow id="f2" sourceRef="ask" targetRef="which" />
    <bpmn:sequenceFlow id="f3" name="is A" sourceRef="which" targetRef="done"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">=kind = "A"</bpmn:conditionExpression></bpmn:sequenceFlow>
    <bpmn:sequenceFlow id="f4" name="otherwise" sourceRef="which" targetRef="failed" />
  </bpmn:process>
</bpmn:definitions>
`;

const end = '  </bpmn:process>';
const task = (id: string, from: string, to: string) =>
  `<bpmn:userTask id="${id}" name="${id}"><bpmn:incoming>${from}</bpmn:incoming><bpmn:outgoing>${to}</bpmn:outgoing></bpmn:userTask>`;
const flow = (id: string, from: string, to: string) =>
  `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}" />`;
const second =
  '<bpmn:sequenceFlow id="f5" name="is A too" sourceRef="which" targetRef="failed"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">=kind = "A"</bpmn:conditionExpression></bpmn:sequenceFlow>';

const planted: Tool['planted'] = {
  target: swap(clean, 'targetRef="which"', 'targetRef="wich"'),
  key: swap(clean, 'isExecutable', 'isExecutible'),
  twice: swap(clean, '<bpmn:userTask id="ask"', '<bpmn:userTask id="ak" id="ask"'),
  unreached: swap(
    swap(
      clean,
      '<bpmn:incoming>f3</bpmn:incoming>',
      '<bpmn:incoming>f3</bpmn:incoming><bpmn:incoming>f6</bpmn:incoming>',
    ),
    end,
    `<bpmn:userTask id="alone" name="Alone"><bpmn:outgoing>f6</bpmn:outgoing></bpmn:userTask>${flow('f6', 'alone', 'done')}\n${end}`,
  ),
  island: swap(
    clean,
    end,
    `${task('one', 'f7', 'f6')}${task('other', 'f6', 'f7')}${flow('f6', 'one', 'other')}${flow('f7', 'other', 'one')}\n${end}`,
  ),
  trap: swap(
    swap(clean, 'targetRef="failed"', 'targetRef="trap"').replace(/ *<bpmn:endEvent id="failed".*\n/, ''),
    end,
    `<bpmn:userTask id="trap" name="Trap"><bpmn:incoming>f4</bpmn:incoming><bpmn:incoming>f6</bpmn:incoming><bpmn:outgoing>f6</bpmn:outgoing></bpmn:userTask>${flow('f6', 'trap', 'trap')}\n${end}`,
  ),
  loop: swap(
    swap(
      clean,
      '<bpmn:incoming>f1</bpmn:incoming>',
      '<bpmn:incoming>f1</bpmn:incoming><bpmn:incoming>f4</bpmn:incoming>',
    ),
    'targetRef="failed"',
    'targetRef="ask"',
  )
    .replaceAll('bpmn:userTask', 'bpmn:serviceTask')
    .replace(/ *<bpmn:endEvent id="failed".*\n/, ''),
  never: swap(clean, '=kind = "A"', '=kind = "A" and kind = "B"'),
  shadowed: swap(
    swap(
      clean,
      '<bpmn:outgoing>f4</bpmn:outgoing>',
      '<bpmn:outgoing>f4</bpmn:outgoing><bpmn:outgoing>f5</bpmn:outgoing>',
    ),
    end,
    `${second}\n${end}`,
  ).replace(
    '<bpmn:incoming>f4</bpmn:incoming>',
    '<bpmn:incoming>f4</bpmn:incoming><bpmn:incoming>f5</bpmn:incoming>',
  ),
  noDefault: swap(clean, ' default="f4"', ''),
  text: swap(clean, ' name="Ask"', ''),
};

type Linter = { lint(root: unknown): Promise<Record<string, unknown[]>> };
type Read = { rootElement: unknown; warnings: { message: string }[] };

/** bpmnlint’s recommended rules, and what the reader of BPMN warns of; without its rules of drawing and of style for joins. */
export function bpmnTool(folder: string, version: string): Tool {
  const load = createRequire(join(folder, 'package.json'));
  return {
    name: 'bpmnlint (BPMN)',
    version,
    clean,
    planted,
    findings: async (definition) => {
      const { BpmnModdle } = await import(
        pathToFileURL(join(folder, 'node_modules/bpmn-moddle/dist/index.js')).href
      );
      const { Linter } = load('bpmnlint');
      const NodeResolver = load('bpmnlint/lib/resolver/node-resolver');
      const config = { extends: 'bpmnlint:recommended', rules: { 'no-bpmndi': 'off', 'fake-join': 'off' } };
      const linter: Linter = new Linter({ config, resolver: new NodeResolver() });
      try {
        const { rootElement, warnings }: Read = await new BpmnModdle().fromXML(definition);
        const reports = await linter.lint(rootElement);
        return [...warnings.map(({ message }) => message), ...Object.keys(reports)];
      } catch (error) {
        return [String(error)];
      }
    },
  };
}
