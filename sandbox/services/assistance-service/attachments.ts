import type { BankRequests } from '#schemas';
import type { Policy } from '../../policy.ts';
import { refuse, type Refusal } from '../../server/call.ts';
import { attachmentKind } from './attachment-kind.ts';
import type { Attachment } from './store.ts';

type Files = NonNullable<BankRequests['sendHelpMessage']['files']>;

/** Reads the attachments; of the first that is of no sort that is taken, where it stands. */
export async function readAttachments(
  files: Files,
  { takesPng }: Policy['helpDesk'],
): Promise<Attachment[] | Refusal> {
  const read: Attachment[] = [];
  for (const [index, file] of files.entries()) {
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = attachmentKind(file.name, content);
    if (kind === null || (kind === 'png' && !takesPng))
      return refuse('ATTACHMENT_REFUSED', { pointer: `/files/${index}` });
    read.push({ kind, content });
  }
  return read;
}
