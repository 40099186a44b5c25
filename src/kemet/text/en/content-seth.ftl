# The box Seth in English. All wording is ours; figures follow docs/rules/seth.md.

## Box and sides

box-seth = Seth
    .text = One player is Seth, two to five others are the alliance. Seth wins by battles; the alliance by a sacred temple, the Great Ceremony and points.
side-seth = Seth
    .text = One god against all others. He counts battle points only.
side-alliance = Alliance
    .text = The members win and lose together. Each keeps their own cards, prayer and units.
unchecked = Not checked against the printed box.
unchecked-part = Some of its values are not checked against the printed box.
colour-violet = purple
colour-yellow = yellow
colour-gold = gold
act-invasion = Furious invasion
act-invoke = Invocation
act-corrupt_pyramid = Corrupt a pyramid
act-corrupt_creature = Corrupt a creature
act-corrupt_troop = Corrupt a troop
act-destroy_two = Destroy two units
act-gold = Gold action
phase-eclipse = Eclipse
tokenkind-violet = purple
tokenkind-clear = transparent
end-combat-points = Seth's battle points
end-no-units = no unit of the alliance left
end-objectives = objectives and points of the alliance
end-district = alliance in Seth's city

## Power tiles: violet

tile-energy_drain = Energy Drain
    .text = Gain 1 prayer whenever another player prays with an action token, at most 2 in each turn of a side.
tile-servile_corruption = Servile Corruption
    .text = If Seth owns it: +1 strength for corrupted creatures and corrupted troops that attack. It does nothing for a member.
tile-units_corruption = Units Corruption
    .text = After a battle won with a unit left you may take 1 enemy unit that damage destroyed into your troop, within its limit.
tile-call_of_the_red_land = Call of the Red Land
    .text = Each Recruit action brings up to 2 units more, free of charge. It adds to the Recruiting Scribe.
tile-kill_them_all = Kill Them All
    .text = All your troops: +1 movement and +1 damage.
tile-annexation = Annexation
    .text = Every Night take 1 divine card at random from an opponent's hand. Seth chooses the member; a member takes it from Seth.
tile-vulture = Vulture
    .text = Brings the creature Vulture: +2 movement, +1 strength, and 1 prayer per unit destroyed in its battles, at most 2.
tile-chaos_priest = Chaos Priest
    .text = Gain 2 extra prayer every Night.
tile-ambush = Ambush
    .text = Once the cards are shown, you may swap the battle card you played with the one you discarded.
tile-divine_advantage = Divine Advantage
    .text = Every Night draw 2 more divine cards of your deck, keep 1 and discard the other.
tile-crocodile = Crocodile
    .text = Brings the creature Crocodile: +1 movement, +2 strength and +1 damage to its troop.
tile-deadly_mirror = Deadly Mirror
    .text = At once: take back your used battle cards, secretly remove one of them for good and gain the card Deadly Mirror.
tile-magic_versatility = Magic Versatility
    .text = For Seth only. The transparent token: one extra action once a Day on any free space of his board; on a yellow one he names whom it hits.
tile-cobra = Cobra
    .text = Brings the creature Cobra: +1 movement, +2 strength, and before each of its battles the other side loses 1 unit.
tile-wrath_of_the_storm = Wrath of the Storm
    .text = The gold token: once a Day one more Move or Recruit, during one of your turns.
tile-lord_of_chaos = Lord of Chaos
    .text = +1 strength and +1 protection in every battle.

## Power tiles of the alliance

tile-osiris = Osiris
    .text = Brings Osiris, the creature of all members: +1 movement, +3 strength and +1 protection to its troop.
tile-common_rampart = Common Rampart
    .text = Every troop of the alliance: +1 strength when it defends.
tile-common_prayer = Common Prayer
    .text = Every member gains 1 prayer more every Night, and at the eclipse.
tile-common_march = Common March
    .text = Every Move of the alliance goes 1 step further.
tile-new_legion = Legion
    .text = Up to 7 units may stand in each troop that includes one of your units; for Seth in all his troops.
tile-new_sphinx = Sphinx
    .text = Brings the creature Sphinx: +2 strength. Seth cannot corrupt its troop, and nothing outside battles harms it.

## Creatures and creature cards

creature-vulture = Vulture
    .text = +2 movement, +1 strength. After each of its battles its troop gains 1 prayer per unit destroyed on either side, at most 2.
creature-crocodile = Crocodile
    .text = +1 movement, +2 strength, +1 damage.
creature-cobra = Cobra
    .text = +1 movement, +2 strength. Before the cards of each of its battles the other side destroys 1 of its own units there; protection does not help.
creature-osiris = Osiris
    .text = +1 movement, +3 strength, +1 protection. Every member controls it: any unit of the alliance may stand beside it, any mover takes it along.
creature-new_sphinx = Sphinx
    .text = +2 strength, no movement. Its troop cannot be corrupted nor attacked by a corrupted troop, and loses no units outside battles.
creaturecard-elephant = Ancestral Elephant
    .text = Strength 3, damage 1. Once it has fought, the card leaves the game.
creaturecard-snake = Deep Desert Snake
    .text = Strength 2, damage 0. The defender's creature counts as absent. Once it has fought, the card leaves the game.
creaturecard-scarab = Royal Scarab
    .text = Strength 4, damage 0. Against two or three members its strength is 3: ours, for balance, not printed. If Seth wins he gains 2 prayer. Once it has fought, the card leaves the game.
creaturecard-scorpion = Giant Scorpion
    .text = Strength 4, damage 2. Once it has fought, the card leaves the game.
creaturecard-phoenix = Phoenix
    .text = Strength 4, damage 0. It may also strike in the members' cities. Once it has fought, the card leaves the game.
creaturecard-mummy = The Mummy
    .text = Strength 4, damage 0. After the battle, won or lost, Seth draws 1 divine card. Once it has fought, the card leaves the game.
creaturecard-sphinx = Sphinx
    .text = Strength 4, damage 0. The defender may not play divine cards in this battle. Once it has fought, the card leaves the game.
creaturecard-khnum = Khnum's Sphinx
    .text = Strength 3, damage 0. It may strike any troop, whatever the colour of the token. Once it has fought, the card leaves the game.
creaturecard-griffin = Griffin Sphinx
    .text = Strength 4, damage 1. Once it has fought, the card leaves the game.
creaturecard-devourer = Devourer
    .text = Strength 4, damage 1. The defender's protection does not count. Once it has fought, the card leaves the game.

## Seth's divine cards

card-seth_chaos_rage = Chaos Rage
    .text = In one of your battles: +1 strength.
card-seth_chaos_fury = Chaos Fury
    .text = In one of your battles: +2 strength.
card-seth_bloodlust = Bloodlust
    .text = In one of your battles: +2 damage.
card-seth_bronze_scales = Bronze Scales
    .text = In one of your battles: +1 protection.
card-seth_iron_scales = Iron Scales
    .text = In one of your battles: +2 protection.
card-seth_sandstorm = Sandstorm
    .text = During a Move or for one troop of a Furious invasion, before its first step: it goes 1 step further.
card-seth_breach = Breach
    .text = During a Move or for one troop of a Furious invasion: walls do not stop it any more.
card-seth_raining_fire = Raining Fire
    .text = In your turn: destroy one enemy unit on any space.
card-seth_dark_offering = Dark Offering
    .text = In your turn: gain 2 prayer.
card-seth_mana_theft = Mana Theft
    .text = In your turn: every opponent loses 1 prayer, and you gain 1 in all.
card-seth_enlistment = Enlistment
    .text = In your turn: put up to 2 units from your reserve into your city or with your troops, free of charge.
card-seth_veto = Veto
    .text = In a turn of the other side: cancel a divine card just played outside a battle.

## The alliance's divine cards

card-ally_war_rage = War Rage
    .text = In one of your battles: +1 strength.
card-ally_war_fury = War Fury
    .text = In one of your battles: +2 strength.
card-ally_bloody_battle = Bloody Battle
    .text = In one of your battles: +1 damage.
card-ally_bloodbath = Bloodbath
    .text = In one of your battles: +2 damage.
card-ally_bronze_wall = Bronze Wall
    .text = In one of your battles: +1 protection.
card-ally_iron_wall = Iron Wall
    .text = In one of your battles: +2 protection.
card-ally_glory = Glory
    .text = In one of your battles: gain 4 prayer if you win; the members present share them.
card-ally_divine_protection = Divine Protection
    .text = In one of your battles: if you win, the other side destroys none of your troop's units.
card-ally_reinforcements = Reinforcements
    .text = In one of your battles: if you win, put up to 3 units from your reserve into your city or with your troops, free of charge.
card-ally_tactical_choice = Tactical Choice
    .text = In one of your battles: once the cards are shown, you may swap the battle card you played with the one you discarded.
card-ally_swiftness = Swiftness
    .text = During your Move, before the first step: the Move goes 1 step further.
card-ally_prayer = Prayer
    .text = In your turn: gain 2 prayer.
card-ally_shared_faith = Shared Faith
    .text = In your turn: give up to 4 of your prayer to another member.
card-ally_enlistment = Enlistment
    .text = In your turn: put up to 2 units from your reserve into your city or with your troops, free of charge.
card-ally_teleportation = Teleportation
    .text = During your Move: the group teleports from any space to an obelisk. Only the card is paid.
card-ally_raining_fire = Raining Fire
    .text = In your turn: destroy one enemy unit on any space.
card-ally_divine_memory = Divine Memory
    .text = In your turn: look through the discards of your own deck and take a card into your hand, but never a Divine Memory.
card-ally_open_gates = Open Gates
    .text = During your Move: walls do not stop this Move any more.
card-ally_veto = Veto
    .text = In a turn of the other side: cancel a divine card just played outside a battle.
card-ally_escape = Escape
    .text = When Seth attacks a troop that includes one of your units by day: the whole troop leaves for an adjacent space without units, and there is no battle.

## Seth's battle cards

battle-s410 = Storm Front
    .text = Strength 4, damage 1, protection 0.
battle-s320 = Raging Horde
    .text = Strength 3, damage 2, protection 0.
battle-s301 = Red Wall
    .text = Strength 3, damage 0, protection 1.
battle-s221 = Fangs and Scales
    .text = Strength 2, damage 2, protection 1.
battle-s202 = Shell of Sand
    .text = Strength 2, damage 0, protection 2.
battle-s130 = Desert Slaughter
    .text = Strength 1, damage 3, protection 0.
battle-s500 = Sacrificial Charge
    .text = Strength 5, damage 0, protection 0. After the losses 2 more of your own units here die. Not for a corrupted creature.
battle-s113 = Into the Dust
    .text = Strength 1, damage 1, protection 3.
battle-mirror = Deadly Mirror
    .text = Strength and protection of the enemy's battle card, and its damage +1. It comes with the tile Deadly Mirror.

## Seth's action board

sethaction-goldTip = Gold tip
    .text = For a gold token only: once a Day one of the actions that your gold tiles name.
sethaction-sethMove1 = Move, first row
    .text = Move one troop: one step, more with powers; teleport from a pyramid to an obelisk for 2 prayer. The portal is always open to Seth.
sethaction-invasion = Furious invasion
    .text = Move up to 2 troops from different spaces, then fight. With 2 battles each gets one of your cards and you discard none.
sethaction-sethMove2 = Move, second row
    .text = Move one troop: one step, more with powers; teleport from a pyramid to an obelisk for 2 prayer. The portal is always open to Seth.
sethaction-sethRecruit = Recruit, second row
    .text = Put units from your reserve into your districts for 1 prayer each, up to 6 in a district. A waiting creature comes back too.
sethaction-sethRaise = Raise, second row
    .text = Raise the purple pyramid. Each new level costs its number in prayer.
sethaction-sethPray1 = Pray, left
    .text = Gain 3 prayer.
sethaction-sethPray2 = Pray, right
    .text = Gain 3 prayer.
sethaction-invoke1 = Invocation, left
    .text = Draw 1 card of Seth's divine cards.
sethaction-invoke2 = Invocation, right
    .text = Draw 1 card of Seth's divine cards.
sethaction-buyPower = Buy a power
    .text = Buy one purple tile up to the level of the purple pyramid, or one of the colour and level of a member's pyramid you hold, for its level in prayer.
sethaction-corruptPyramid = Corrupt a pyramid
    .text = Buy a tile of a colour that stands in the city of the member hit, up to the lower of that pyramid and yours, for its level + 1 in prayer.
sethaction-corruptCreature = Corrupt a creature
    .text = Attack a troop with a unit of the member hit with a creature card whose tile is for sale. A win is 1 battle point; then the card is gone.
sethaction-corruptTroop = Corrupt a troop
    .text = Move a troop with a unit of the member hit, whole and at your cost. It may attack another member's troop; if it wins, you gain 1 battle point.
sethaction-destroyTwo = Destroy two units
    .text = Destroy 2 units of the member hit, wherever they stand.

## Tokens and pieces of Seth

power-act_of_osiris = Act of Osiris
    .text = The grey token: once a Day one member takes one extra action on their own board.
power-will_of_osiris = Will of Osiris
    .text = The common gold token: once a Day one member takes an extra Move or Recruit on their gold tip.
power-strength_of_horus = Strength of Horus
    .text = Every troop of the alliance: +1 strength in battle.
power-veil_of_isis = Veil of Isis
    .text = Every troop of the alliance: +1 protection in battle.
power-wisdom_of_thoth = Wisdom of Thoth
    .text = Every Night each member draws 1 more divine card; not at the eclipse.
power-breath_of_hapi = Breath of Hapi
    .text = Every Pray action of a member gives 1 prayer more.
prayertoken-prayer1 = Prayer token 1
    .text = Under a sacred temple of level 2: 1 prayer at the end of each Day. At level 3 it is turned over: 2 prayer.
prayertoken-prayer2 = Prayer token 2
    .text = Under a sacred temple of level 2: 1 prayer at the end of each Day. At level 3 it is turned over: 2 prayer.
prayertoken-prayer3 = Prayer token 3
    .text = Under a sacred temple of level 2: 1 prayer at the end of each Day. At level 3 it is turned over: 3 prayer.
prayertoken-prayer4 = Prayer token 4
    .text = Under a sacred temple of level 2: 1 prayer at the end of each Day. At level 3 it is turned over: 3 prayer.
piece-violet_token = Purple action token
    .text = Seth has one more of them than there are members. It goes on purple spaces only.
piece-gold_token = Gold action token
    .text = One for Wrath of the Storm, one for the Will of Osiris.
piece-grey_token = Grey action token
    .text = One more action for one member a Day, by the Act of Osiris.
piece-clear_token = Clear action token
    .text = Comes with Magic Versatility: any free space of Seth's board.
piece-track_marker = Marker of the day
    .text = Shows on the track whose turn it is.
piece-temporary_point = Temporary victory point
    .text = One for each sacred temple of level 3 that the alliance holds.
piece-portal = Portal
    .text = Joins the desert before Seth's city and the West Shore. Seth always uses it, the alliance once the Great Ceremony has opened it.
piece-temple_base = Temple base
    .text = Level 1 of a sacred temple. It costs 1 unit standing there and does nothing yet.
piece-temple_prayer = Prayer level
    .text = Level 2 of a sacred temple, for 2 units standing there. A prayer token is laid under it unseen.
piece-temple_power = Power level
    .text = Level 3 of a sacred temple, for 3 units standing there. It brings a power and counts as a temple; the first one is an objective.

## Days of Seth

track-day2 = Day of Seth against two
    .text = Seth places 5 tokens in five turns, each member four in four turns.
track-day3 = Day of Seth against three
    .text = Seth places 7 tokens in five turns, each member four in four turns, and there is an eclipse.
track-day4 = Day of Seth against four
    .text = Seth places 9 tokens in five turns, each member four in four turns, and there is an eclipse.
track-day5 = Day of Seth against five
    .text = Seth places 11 tokens in five turns, each member four in four turns, and there is an eclipse.

## Spaces of Seth

space-SE1 = Seth's district 1
    .text = The first district of Seth's city. The purple pyramid stands where all three meet.
space-SE2 = Seth's district 2
    .text = The second district of Seth's city. The purple pyramid stands where all three meet.
space-SE3 = Seth's district 3
    .text = The third district of Seth's city. The purple pyramid stands where all three meet.
space-SEG = Gate of Seth
    .text = The desert before Seth's city; it touches all three districts and has a portal.

## House rules of Seth

house-sethTarget = Seth's battle points
    .text = Seth wins with this many battle points. Printed are 8, and 10 if Seth is the more experienced player; any other number is a house rule.
house-sanctuaryScores = The Sanctuary's point
    .no = With four members the Sanctuary does nothing.
    .yes = The alliance may sacrifice there as ever.
house-alliedWallsHinderAllies = Walls of allies
    .no = The members' walls do not stop members.
    .yes = They do.
house-portalForRetreat = Retreat through the portal
    .no = Nobody retreats or escapes through it.
    .yes = Anyone who may use it can.
house-templeOnPortalSpaces = Sacred temples at portals
    .yes = They may be built there.
    .no = They may not.
house-sethMayBuyHeldColour = Colours Seth holds
    .yes = With Buy a power Seth may buy the colour of a pyramid he holds.
    .no = Purple only.
house-sethMayRaiseHeldPyramid = Raising pyramids Seth holds
    .no = Seth raises the purple pyramid only.
    .yes = Also members' pyramids he holds.
house-violetPyramidCapturable = The purple pyramid in others' hands
    .no = It is always Seth's.
    .yes = While members stand in all of Seth's districts, those who are there may buy with it, and Seth may not.
house-sethSilverOnYellow = Seth's silver token
    .no = It goes on purple spaces only.
    .yes = Also on yellow ones; Seth names whom it hits.
house-powerTokensActAtEclipse = Power tokens at the eclipse
    .no = Their night effects rest.
    .yes = They act as at Night.
house-alliedPyramidsCountForViolet = Purple tiles and allies' pyramids
    .no = A member needs three pyramids of their own of that level.
    .yes = Pyramids of allies they control count too.
house-corruptedDefensiveVictoryScores = Defensive Victory against corruption
    .yes = It scores also against a corrupted creature or troop.
    .no = It does not.
house-silverAndGreySameTurn = Silver and grey in one turn
    .no = A member uses one of them in a turn.
    .yes = Both.
house-districtWinCheck = When Seth's city is lost
    .afterBuilding = In its turn the alliance first builds temples, then wins if it stands in Seth's city.
    .beforeBuilding = The other way round.

## Figures of Seth

number-alliance_target = Permanent points the alliance needs
number-seth_units = Seth's units
number-seth_units_placed = Seth's units at the start
number-member_units = A member's units
number-member_units_placed = A member's units at the start
number-seth_limit = Limit of Seth's troops
number-alliance_limit = Limit of the alliance's troops
number-creature_limit = Creatures of a side on one space
number-seth_prayer = Seth's prayer at the start
number-member_prayer = A member's prayer at the start
number-most_prayer = Most prayer
number-violet_tokens_beyond_members = Purple tokens beyond one a member
number-member_tokens = A member's tokens
number-tokens_given_to_seth = Tokens each member gives to Seth
number-violet_pyramid = Level of the purple pyramid at the start
number-seth_night_prayer_per_member = Seth's prayer a Night per member
number-member_night_prayer = A member's prayer a Night
number-night_cards = Divine cards a Night
number-eclipse_vision = Cards seen by Vision at the eclipse
number-seth_pray = Prayer of Seth's Pray
number-seth_invoke = Cards of an Invocation
number-corrupt_pyramid_surcharge = Surcharge of Corrupt a pyramid
number-destroyed_units = Units destroyed by Destroy two
number-creature_battle_points = Most points of a creature card
number-invasion_groups = Troops of a Furious invasion
number-recall_less = Prayer less when recalling
number-temples = Sacred temples
number-temple_cost_1 = Units for temple level 1
number-temple_cost_2 = Units for temple level 2
number-temple_cost_3 = Units for temple level 3
number-ceremony_per_member = Cost of the ceremony per member
number-ceremony_less_per_point = Ceremony cheaper per temporary point
number-proposals_per_member = Proposals a member may make
