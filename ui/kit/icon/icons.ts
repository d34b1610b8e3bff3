import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bed from 'lucide-react/icons/bed-double';
import Bell from 'lucide-react/icons/bell';
import Car from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import External from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Fuel from 'lucide-react/icons/fuel';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Cash from 'lucide-react/icons/banknote';
import Key from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/smartphone';
import PhoneCall from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Question from 'lucide-react/icons/circle-question-mark';
import Receipt from 'lucide-react/icons/receipt-text';
import Refresh from 'lucide-react/icons/refresh-cw';
import Road from 'lucide-react/icons/milestone';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings-2';
import Shield from 'lucide-react/icons/shield-check';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SquareAsterisk from 'lucide-react/icons/square-asterisk';
import Store from 'lucide-react/icons/store';
import Triangle from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user-round';
import Utensils from 'lucide-react/icons/utensils';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';

/** Names every drawing by what it means here, each imported by its own path so that only these ship. */
export const icons = {
  back: ArrowLeft,
  forward: ArrowRight,
  previous: ChevronLeft,
  next: ChevronRight,
  expand: ChevronDown,
  close: X,
  check: Check,
  partly: Minus,
  menu: Menu,
  more: Ellipsis,
  search: Search,
  refresh: Refresh,
  edit: Pencil,
  copy: Copy,
  download: Download,
  external: External,
  show: Eye,
  hide: EyeOff,
  info: Info,
  positive: CircleCheck,
  warning: Triangle,
  critical: CircleAlert,
  pending: Clock,
  offline: WifiOff,
  locked: Lock,
  key: Key,
  code: SquareAsterisk,
  security: Shield,
  alerts: Bell,
  home: House,
  card: CreditCard,
  phone: Phone,
  'phone-call': PhoneCall,
  mail: Mail,
  chat: MessageCircle,
  help: Question,
  profile: User,
  settings: Settings,
  statement: FileText,
  operations: Receipt,
  loyalty: Gift,
  logout: LogOut,
  'category-other': ShoppingBag,
  'category-airlines': Plane,
  'category-car-rental': Car,
  'category-cash': Cash,
  'category-hotels': Bed,
  'category-supermarkets': ShoppingCart,
  'category-clothing': Shirt,
  'category-restaurants': Utensils,
  'category-fuel': Fuel,
  'category-telephone': PhoneCall,
  'category-department-stores': Store,
  'category-tolls': Road,
};

/** Names one of the drawings of the kit. */
export type IconName = keyof typeof icons;
