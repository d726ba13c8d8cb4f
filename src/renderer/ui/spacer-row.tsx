/** Stands in a table for the rows that are out of sight. */
export function SpacerRow({ height, width }: { height: number; width: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className="spacer">
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}
