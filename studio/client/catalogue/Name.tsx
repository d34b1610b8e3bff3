import { Fragment } from 'react';

/** Shows a name as files have it; a long one breaks behind its dots, slashes and underlines. */
export const Name = ({ name }: { name: string }) => (
  <code>
    {name
      .split(/(?<=[._/])/)
      .map(numbered)
      .map(({ id, part }) => (
        <Fragment key={id}>
          {part}
          <wbr />
        </Fragment>
      ))}
  </code>
);

const numbered = (part: string, id: number) => ({ part, id });
