import { useTranslation } from '#i18n';
import type { JourneyView, ReadableView } from '../../protocol.ts';
import { Picker } from '#ui/kit';
import { readableName } from '../words/readable-name.ts';
import { isShowable } from './shown-draft.ts';

type PickerProps = {
  label: string;
  journey: JourneyView;
  chosen: string;
  /** What stands there while no datum does. */
  otherwise: string;
  onChoose: (readable: ReadableView) => void;
};

/** Asks which datum a text shows, by what the screen calls it that asks for it. */
export function DatumPicker({ label, journey, chosen, otherwise, onChoose }: PickerProps) {
  const { t } = useTranslation('studio');
  const all = journey.readable.filter(isShowable);
  const options = all.map((readable) => ({
    id: readable.path,
    label: readableName(t, readable),
    group: t(`guard.from.${readable.path.split('.', 1)[0]}`),
    name: readable.path,
  }));
  return (
    <Picker
      label={label}
      options={options}
      chosen={chosen}
      placeholder={otherwise}
      noneWords={t('picker.none')}
      onChoose={(path) => {
        const readable = all.find((each) => each.path === path);
        if (readable) onChoose(readable);
      }}
    />
  );
}
