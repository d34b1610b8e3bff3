import { eq } from 'drizzle-orm';
import { cards } from '../../db/schema.ts';
import { doneOrBefore, refuse, type Call, type Handlers } from '../../server/call.ts';
import { readCards } from './store.ts';

/** As many digits as the shortest card number has. */
const fewestOfNumber = 12;

/** The nickname that a holder gives a card. */
export const cardNicknameHandlers = {
  nameCard: {
    async run(call) {
      const { cardId } = call.body;
      const nickname = plain(call.body.nickname);
      const own = await readCards(call);
      const card = own.find(({ id }) => String(id) === cardId);
      if (card === undefined) return refuse('NOT_FOUND', { pointer: '/cardId' });
      if (nickname.replaceAll(/\P{N}/gu, '').length >= fewestOfNumber)
        return refuse('NICKNAME_LIKE_A_NUMBER', { pointer: '/nickname' });
      const others = own.filter((other) => other !== card);
      if (nickname !== '' && others.some((other) => folded(other.nickname ?? '') === folded(nickname)))
        return refuse('NICKNAME_TAKEN', { pointer: '/nickname' });
      const wasSo = (card.nickname ?? '') === nickname;
      if (!wasSo) await writeNickname(call, card.id, nickname);
      return doneOrBefore(wasSo, {
        cardId,
        ...(nickname === '' ? {} : { nickname }),
        refreshCardContext: true,
      });
    },
  },
} satisfies Partial<Handlers>;

/** In one form of its letters, with no blanks around it and one between two words. */
const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Two nicknames that differ in capitals alone are heard as one. */
const folded = (text: string): string => text.toLocaleLowerCase('it');

const writeNickname = async ({ db }: Call<'nameCard'>, id: number, nickname: string): Promise<void> => {
  await db
    .update(cards)
    .set({ nickname: nickname === '' ? null : nickname })
    .where(eq(cards.id, id));
};
