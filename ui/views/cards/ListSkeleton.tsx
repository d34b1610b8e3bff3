import { Loading, Skeleton, Stack } from '#ui/kit';

const widths = ['40%', '70%', '55%', '62%', '48%'];

/** Holds the place of a list in a tab of the home while it is on its way (HOME-17). */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Stack gap={4}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Loading>
  );
}
