const streets = [
  ['Via dei Mille', '20129 Milano'],
  ['Corso Vittorio Emanuele II', '10123 Torino'],
  ['Via Santo Stefano', '40125 Bologna'],
  ['Piazza della Libertà', '50129 Firenze'],
  ['Via Merulana', '00185 Roma'],
] as const;

/** Says where a holder gets letters: each has one, which nobody may change from the portal. */
export function homeAddressOf(userId: number): string {
  const [street, town] = streets[userId % streets.length] ?? streets[0];
  return `${street} ${(userId % 90) + 1}, ${town}`;
}
