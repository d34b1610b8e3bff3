import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import texts from './notices.json' with { type: 'json' };
import blocks from './blocks.json' with { type: 'json' };
import { blockText, noticeText, pauseText } from './notices.ts';

const marked = [...readContract().operations.values()].filter(({ notice }) => notice);
// What one SMS holds without becoming dearer or being sent in parts.
const gsm7 = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#¤%&'()*+,\-./:;<=>?_\n]{1,160}$/u;

describe('a notice', () => {
  it('has a text for each operation that the contract marks, and for no other [S-75]', () => {
    expect(Object.keys(texts).toSorted()).toEqual(marked.map(({ id }) => id).toSorted());
  });

  it.each(marked.map(({ id }) => id))(
    'of %s fits one SMS, says what to do and holds neither code nor number but the bank’s [S-75]',
    (id) => {
      const text = noticeText(id, '4417');

      expect(text).toMatch(gsm7);
      expect(text).toContain("Non l'hai chiesto tu?");
      expect(text).toContain('800 000 100');
      expect(text.replace(/4417|3D|800 000 100/gu, '')).not.toMatch(/\d/u);
      expect(text).not.toMatch(/[{}]/u);
    },
  );

  it.each(Object.entries(blocks))(
    'of a block of %s fits one SMS and says who lifts it [S-75]',
    (service, what) => {
      const text = blockText(service);

      expect(text).toMatch(gsm7);
      expect(text).toContain(`abbiamo bloccato ${what}.`);
      expect(text).toContain("chiama l'800 000 200.");
    },
  );

  it('of a pause fits one SMS [S-75]', () => {
    expect(pauseText).toMatch(gsm7);
  });

  it('is not sent without its words', () => {
    expect(() => noticeText('listCards', null)).toThrow('NOTICE_UNKNOWN');
    expect(() => noticeText('unlockKey6', null)).toThrow('NOTICE_UNKNOWN');
  });
});
