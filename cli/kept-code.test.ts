import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeKeptIn } from './kept-code.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'kept-code-')), 'schemas');

describe('code that is kept', () => {
  it('is found again by the text that it was made from, and by no other', () => {
    const folder = newFolder();
    expect(codeKeptIn(folder).load('one')).toBeUndefined();
    codeKeptIn(folder).keep('one', 'exports.answer = 1;');
    expect(codeKeptIn(folder).load('one')).toEqual({ answer: 1 });
    expect(codeKeptIn(folder).load('two')).toBeUndefined();
  });

  it('gives way to what is made next, so that a folder holds one', () => {
    const folder = newFolder();
    codeKeptIn(folder).keep('one', 'exports.answer = 1;');
    codeKeptIn(folder).keep('two', 'exports.answer = 2;');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(codeKeptIn(folder).load('two')).toEqual({ answer: 2 });
  });

  it('counts as none where it was damaged', () => {
    const folder = newFolder();
    codeKeptIn(folder).keep('one', 'exports.answer = 1;');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'exports.answer = (');
    expect(codeKeptIn(folder).load('one')).toBeUndefined();
  });

  it('is not kept where its folder cannot be written, which stops nobody', () => {
    const folder = newFolder();
    writeFileSync(folder, 'a file in its place');
    codeKeptIn(folder).keep('one', 'exports.answer = 1;');
    expect(codeKeptIn(folder).load('one')).toBeUndefined();
  });
});
