import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstBits, hashPrefix } from './sha256.ts';
import { readTask, solveTask } from './solve-task.ts';

const bitsByNode = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

it('hashes as SHA-256 does, whatever the length of the text', () => {
  const lengths = [0, 1, 31, 54, 55, 56, 63, 64, 65, 119, 120, 128, 200];
  const texts = lengths.map((length) => 'percorso-'.repeat(30).slice(0, length));

  const ours = texts.map((text) => firstBits(hashPrefix(text), '.48213'));

  expect(ours).toEqual(texts.map((text) => bitsByNode(`${text}.48213`)));
});

it('finds a proof that the bank takes, and lets the page breathe on the way [RECOV-02]', async () => {
  const validationToken = `${'a'.repeat(64)}0_bW2eHfJdLgPqRsmZ1k3v0cQ`;
  let breaths = 0;
  const breathe = async () => void (breaths += 1);

  const proof = await solveTask({ validationToken, difficulty: 12 }, { breathe, isOver: () => false });

  expect(proof).toMatch(new RegExp(`^${validationToken}\\.[0-9]{1,12}$`));
  expect(bitsByNode(proof ?? '') >>> 20).toBe(0);
  expect(breaths).toBeGreaterThan(0);
});

it('stops when nobody waits for it any more', async () => {
  const task = { validationToken: 'x', difficulty: 32 };
  let isOver = false;
  const breathe = async () => void (isOver = true);

  expect(await solveTask(task, { breathe, isOver: () => isOver })).toBeUndefined();
});

it('reads a task only where there is one', () => {
  const reply = { validationToken: 't', algorithm: 'SHA-256', difficulty: 16, expiresIn: 600 };

  expect(readTask(reply)).toEqual({ validationToken: 't', difficulty: 16 });
  expect([readTask([]), readTask(undefined), readTask({ difficulty: 1 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
