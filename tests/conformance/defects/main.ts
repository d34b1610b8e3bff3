import { parseArgs } from 'node:util';
import { openProject } from './project.ts';
import { createPlanter } from './plant.ts';
import { mutators } from './registry.ts';

// Plants every kind of mistake and prints what was found: node tests/conformance/defects/main.ts [--all] [--seed 1] [name …]
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, seed: { type: 'string' }, most: { type: 'string' } },
  allowPositionals: true,
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const most = values.all === true ? undefined : Number(values.most ?? 6);
const project = openProject();
const plantAll = createPlanter(project);
let [planted, missed] = [0, 0];
for (const [name, mutator] of Object.entries(mutators)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const planting = plantAll({ name, mutator }, { most, seed: Number(values.seed ?? 1) });
  planted += planting.planted;
  missed += planting.missed.length;
  const found = planting.planted - planting.missed.length;
  print(
    `${mutator.class} ${mutator.rule.padEnd(20)} ${name.padEnd(36)} ${found} of ${planting.planted} (${planting.places} places)`,
  );
  for (const miss of planting.missed) print(`    ${JSON.stringify(miss)}`);
}
print(`${planted - missed} of ${planted} found: ${(((planted - missed) / planted) * 100).toFixed(2)} %`);
