import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { spentProofs } from '../db/schema.ts';
import { acceptProof, setTask, zeroBits } from './captcha.ts';
import { noon, openHolders } from './holders.fixture.ts';
import { createSecrets, hashReference } from './secrets.ts';

const holders = openHolders();
const secrets = createSecrets(Buffer.alloc(32, 1));
const end = noon + 600_000;
const hour = 3_600_000;

/** Tries numbers until the hash begins with so many zero bits, as a browser does. */
function solve(task: string, bits: number): string {
  let tried = 0;
  while (zeroBits(`${task}.${tried}`) < bits) tried += 1;
  return `${task}.${tried}`;
}

/** Tries numbers until one is no solution. */
function failAt(task: string, bits: number): string {
  let tried = 0;
  while (zeroBits(`${task}.${tried}`) >= bits) tried += 1;
  return `${task}.${tried}`;
}

const accept = (response: string, changes: { now?: number; key?: typeof secrets } = {}) =>
  acceptProof(
    { db: holders.db(), secrets: changes.key ?? secrets, now: changes.now ?? noon, bits: 4 },
    response,
  );

describe('a proof of work', () => {
  it('is accepted once, however it is solved again', async () => {
    const task = setTask(secrets, end);
    const solved = solve(task, 4);
    let other = `${task}.x0`;
    for (let tried = 1; zeroBits(other) < 4; tried += 1) other = `${task}.x${tried}`;

    expect([await accept(solved), await accept(solved), await accept(other)]).toEqual([true, false, false]);
    expect(await accept(solve(setTask(secrets, end), 4))).toBe(true);
  });

  it('is good until its end, at its own bank', async () => {
    const [late, inTime] = [setTask(secrets, end), setTask(secrets, end)].map((task) => solve(task, 4));

    expect(await accept(late ?? '', { now: end })).toBe(false);
    expect(await accept(late ?? '', { key: createSecrets(Buffer.alloc(32, 2)) })).toBe(false);
    expect(await accept(inTime ?? '', { now: end - 1 })).toBe(true);
  });

  it('is none where its task is another than the bank’s, altered, or missing', async () => {
    const task = setTask(secrets, end);
    const later = task.replace(end.toString(36), (end + 60_000).toString(36));
    const others = [later, `x${task}`, `${task}_`.slice(0, 64), task.slice(0, -1), ''];

    const answers = [];
    for (const other of others) answers.push(await accept(solve(other, 4)));

    expect(later).not.toBe(task);
    expect(answers).toEqual([false, false, false, false, false]);
    expect(await accept(solve(`${task} `, 4))).toBe(false);
  });

  it('is none where too little work was done, and spends nothing by that', async () => {
    const task = setTask(secrets, end);

    expect(await accept(failAt(task, 4))).toBe(false);
    expect(await accept(solve(task, 4))).toBe(true);
  });

  it('is remembered until an hour after its end, by whichever clock of the bank', async () => {
    const db = holders.db();
    const gone = { hash: hashReference(setTask(secrets, 0)), expiresAt: noon - hour - 1 };
    const kept = { hash: hashReference(setTask(secrets, 0)), expiresAt: noon - hour };
    await db.insert(spentProofs).values([gone, kept]);

    await accept(solve(setTask(secrets, end), 4));

    const found = async ({ hash }: { hash: string }) =>
      (await db.select().from(spentProofs).where(eq(spentProofs.hash, hash))).length;
    expect([await found(gone), await found(kept)]).toEqual([0, 1]);
    await db.delete(spentProofs).where(eq(spentProofs.hash, kept.hash));
  });

  it('counts the zero bits that its hash begins with', () => {
    const texts = [0, 12, 41, 600, 78, 28_294].map((number) => `work ${number}`);

    expect(texts.map(zeroBits)).toEqual([0, 1, 7, 8, 9, 12]);
  });
});
