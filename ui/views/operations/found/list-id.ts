/** Where reading goes on for who comes to the operations past all that stands before them. */
export const listId = 'operazioni';
